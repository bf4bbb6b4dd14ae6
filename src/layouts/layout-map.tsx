import styled from "@emotion/styled";

import { whenQueryPending } from "../lib/marks";
import { Band } from "../ui/primitives";
import { hidden } from "../ui/pending-query";
import { townSlug } from "../lib/text";
import { setQuery, useQuery, useQueryValue } from "../lib/query";
import { border, queryTimeout, when } from "../theme";
import { foundId } from "./finder-query";
import { TownMap, type TownMapProps } from "./town-map";
import { townMapWords as words } from "./words";

/** The map of the towns below the finder: a town in its table is a choice of the finder's location. */
export function LayoutMap({ content }: Pick<TownMapProps, "content">) {
  const isReady = useQuery() !== undefined;
  const chosen = townSlug(useQueryValue("location") ?? "");
  const choose = (slug: string) => {
    setQuery({ location: slug === chosen ? undefined : slug }, "push");
    if (slug !== chosen) document.getElementById(foundId)?.focus();
  };
  return (
    <TownMap
      content={content}
      as={BelowList}
      renderTown={({ name, slug }) =>
        isReady ? (
          <Town
            type="button"
            data-look="link"
            aria-pressed={slug === chosen}
            title={words.show(name)}
            onClick={() => choose(slug)}
          >
            {name}
          </Town>
        ) : (
          <span>{name}</span>
        )
      }
    />
  );
}

const BelowList = styled(Band)({
  // The length of the list above changes, so the browser must not anchor the scroll position here.
  "&, & ~ *": { overflowAnchor: "none" },
  [`${whenQueryPending}, ${whenQueryPending} ~ *`]: { animation: `${hidden} ${queryTimeout}` },
});

const Town = styled.button({
  padding: 0,
  minHeight: 0,
  font: "inherit",
  color: "inherit",
  textAlign: "start",
  [when.print]: { display: "inline !important", textDecoration: "none" },
  "&[aria-pressed=true]": { textDecorationThickness: border.focus },
});
