import { css } from "@emotion/react";
import { type ReactNode, useId, useState } from "react";
import officesWords from "../../../content/words/offices.json";
import { fill } from "../../lib/fill";
import { colour } from "../../theme/tokens";
import { stripStyle } from "./strip-style";

const words = officesWords.branches;

const map = css({ width: "100%", aspectRatio: "4 / 3", border: 0, background: colour.states });

interface BranchMapProps {
  readonly city: string;
  readonly address: string;
  readonly children: ReactNode;
}

/** A card's bottom strip with the map button. Nothing is requested from the map's host before the button is pressed. */
export function BranchMap({ city, address, children }: BranchMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isOpen && (
        <iframe
          id={id}
          css={map}
          src={address}
          title={fill(words.map, { city })}
          referrerPolicy="no-referrer"
        />
      )}
      <div css={stripStyle.strip}>
        {children}
        <button
          type="button"
          css={stripStyle.action}
          data-needs-script
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            {isOpen ? words.hideMap : words.showMap}
            <span className="visually-hidden">{` ${fill(words.mapOf, { city })}`}</span>
          </span>
        </button>
      </div>
    </>
  );
}
