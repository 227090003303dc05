import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { RingButton } from "../links/ring-button";

const controls = css({ display: "flex", gap: space[3] });

interface CarouselControlsProps {
  /** What the slides are, for the buttons' names, e.g. awards. */
  readonly subject: string;
  readonly isPaused: boolean;
  /** Whether there is anything to pause. */
  readonly canPlay: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onPauseChange: (isPaused: boolean) => void;
}

/** Previous, pause and next. */
export function CarouselControls(props: CarouselControlsProps) {
  const { subject, isPaused, canPlay, onPrevious, onNext, onPauseChange } = props;
  return (
    <div css={controls}>
      <RingButton icon="left" label={`Previous ${subject}`} onClick={onPrevious} />
      {canPlay && (
        <RingButton
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? `Play ${subject}` : `Pause ${subject}`}
          onClick={() => onPauseChange(!isPaused)}
        />
      )}
      <RingButton icon="right" label={`Next ${subject}`} onClick={onNext} />
    </div>
  );
}
