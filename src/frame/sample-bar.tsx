import { graphql, useStaticQuery } from "gatsby";
import { use } from "react";
import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { Container } from "../ui/layout/container";
import { FrameLanguage } from "./frame-language";

/** The first thing of every page while content has a record marked as a sample; renders nothing without one. */
export function SampleBar() {
  const { name } = useCompany();
  const { samples } = use(FrameLanguage);
  const { sampleState } = useStaticQuery<Queries.SampleBarQuery>(graphql`
    query SampleBar {
      sampleState { hasSamples }
    }
  `);
  if (!sampleState?.hasSamples) return null;
  return (
    <section className="frame-samples" aria-label={frameWords.samplesName}>
      <Container>{fill(samples, { company: name })}</Container>
    </section>
  );
}
