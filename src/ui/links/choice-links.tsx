import frameWords from "../../../content/words/frame.json";
import { row } from "../layout/primitives";
import { Button } from "./button";
import { CopyButton } from "./copy-button";

interface ChoiceLinksProps {
  /** The page's address with the choice. */
  readonly address: string;
  /** Label of the button that undoes the choice. */
  readonly clear: string;
  readonly onClear: () => void;
}

/** What one does with a choice in a list: undo it, or copy or share its address. */
export function ChoiceLinks({ address, clear, onClear }: ChoiceLinksProps) {
  return (
    <div css={row([0, 5])}>
      <Button look="tertiary" onClick={onClear}>
        {clear}
      </Button>
      <CopyButton text={address} share={{ url: address }} words={frameWords.shareChoice} look="tertiary" />
    </div>
  );
}
