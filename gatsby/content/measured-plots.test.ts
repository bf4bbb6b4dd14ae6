import type { z } from "zod";

import { homePage } from "../../schema/shapes/pages";
import { plotList } from "../../schema/shapes/plots";
import { parsedFixedContent } from "../../test/support/content";
import { measuredPlots } from "./measured-plots";
