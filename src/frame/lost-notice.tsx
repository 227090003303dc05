import frameWords from "../../content/words/frame.json";
import { tryAgain, useIsLost } from "../lib/deferred/late-code";

/** One line for all parts of the page that did not come. The live region is there before it is needed. */
export function LostNotice() {
  const { lost } = frameWords.frame;
  const isLost = useIsLost();
  return (
    <div role="status" className="frame-lost">
      {isLost && (
        <p>
          <span>{lost.text}</span>{" "}
          <button type="button" onClick={tryAgain}>
            {lost.again}
          </button>
        </p>
      )}
    </div>
  );
}
