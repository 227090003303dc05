import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { colour, space } from "../theme/tokens";
import { note, row } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { buttonStyle } from "../ui/links/button-style";
import { chatAddress } from "../ui/links/chat-address";
import { ExternalLink } from "../ui/links/external-link";

const place = css({
  ...note(),
  marginTop: space[5],
  "& > p": { color: colour.heading, fontWeight: 600, lineHeight: 1.4 },
  "& > div": { ...row(3), marginTop: space[4], "& > *": { flex: "1 1 14rem" } },
  maxWidth: "44rem",
});

interface AskUsProps {
  readonly words: Pick<Queries.SearchResultsFragment, "ask">;
  readonly query: string;
}

/** Ways to us where nothing was found; the query goes along. */
export function AskUs({ words: { ask }, query }: AskUsProps) {
  const { chat } = useCompany();
  const message = fill(ask.message, { query });
  return (
    <section css={place} aria-label={ask.button}>
      <p>{ask.text}</p>
      <div>
        <Button look="primary" onClick={() => void navigate("/contact#write", { state: { message } })}>
          {ask.button}
        </Button>
        <ExternalLink href={chatAddress(chat.number, message)} css={buttonStyle({ look: "secondary" })}>
          {ask.chat}
        </ExternalLink>
      </div>
    </section>
  );
}
