import { Body, Header, HeaderOpenClose, Overlay } from "gatsby-overlay/components/overlay";
import { openInEditor } from "gatsby-overlay/utils";

import type { OverlayError } from "../../content/watch";

interface GraphqlErrorsProps {
  errors: readonly OverlayError[];
  /** Closes the overlay. */
  dismiss: () => void;
}

/** Replaces Gatsby's list of errors in `develop`, which calls every mistake a GraphQL error. */
export const GraphqlErrors = ({ errors, dismiss }: GraphqlErrorsProps) => (
  <Overlay>
    <Header data-gatsby-error-type="graphql-error">
      <div data-gatsby-overlay="header__cause-file">
        <h1 id="gatsby-overlay-labelledby">
          {errors.length === 1 ? "One mistake to fix" : `${errors.length} mistakes to fix`}
        </h1>
      </div>
      <HeaderOpenClose dismiss={dismiss} />
    </Header>
    <Body>
      <p data-gatsby-overlay="body__describedby" id="gatsby-overlay-describedby">
        The page stays as it was, and updates once you save the corrected file.
      </p>
      {errors.map(({ filePath, location, context, text }) => (
        <div
          key={`${filePath}:${location?.start.line}:${location?.start.column} ${text}`}
          data-gatsby-overlay="body__graphql-error-message"
        >
          <p>{context.sourceMessage}</p>
          <div data-gatsby-overlay="codeframe__top">
            {filePath}:{location?.start.line}:{location?.start.column}
            <button
              type="button"
              data-gatsby-overlay="body__open-in-editor"
              onClick={() => openInEditor(filePath, location?.start.line)}
            >
              Open in Editor
            </button>
          </div>
          <p>{text}</p>
        </div>
      ))}
    </Body>
  </Overlay>
);
