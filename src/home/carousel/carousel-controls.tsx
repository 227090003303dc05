import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { RingButton } from "../../ui/links/ring-button";

const controls = css({ display: "flex", gap: space[3] });

interface CarouselControlsProps {
  readonly words: Queries.CarouselWordsFragment;
  readonly isPaused: boolean;
  readonly canPlay: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onPauseChange: (isPaused: boolean) => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { words, isPaused, canPlay, onPrevious, onNext, onPauseChange } = props;
  return (
    <div css={controls}>
      <RingButton icon="left" label={words.previous} onClick={onPrevious} />
      {canPlay && (
        <RingButton
          icon={isPaused ? "play" : "pause"}
          label={isPaused ? words.play : words.pause}
          onClick={() => onPauseChange(!isPaused)}
        />
      )}
      <RingButton icon="right" label={words.next} onClick={onNext} />
    </div>
  );
}
