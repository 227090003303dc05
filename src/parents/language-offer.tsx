import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useEffect, useState } from "react";
import { languageOf, languages } from "../lib/languages";
import { size, type } from "../theme/tokens";
import { target } from "../ui/layout/primitives";

const ENGLISH = "en";

type Pages = readonly Queries.LanguageLinkFragment[];

// Reserves its space, so that nothing moves.
const place = css({ minHeight: size.target, fontSize: type.text, a: { ...target, fontWeight: 700 } });

/**
 * Offers the page in a language that the browser asks for, unless the page already is in one of them. English does not
 * count, as most browsers ask for it. It never redirects.
 */
export function LanguageOffer({ language, pages }: { readonly language: string; readonly pages: Pages }) {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const asked = navigator.languages.map((locale) => locale.split("-")[0] ?? "");
    const isAsked = language !== ENGLISH && asked.includes(language);
    const isOther = (other: string) => other !== ENGLISH && pages.some(({ slug }) => slug === other);
    setWanted(isAsked ? undefined : asked.find(isOther));
  }, [language, pages]);
  const page = pages.find(({ slug }) => slug === wanted);
  const lang = page && languages[languageOf(page.slug)].lang;
  return (
    <div css={place}>
      {page && (
        <Link to={page.path} lang={lang} hrefLang={lang}>
          {page.offer}
        </Link>
      )}
    </div>
  );
}

export const query = graphql`
  fragment LanguageLink on ParentsPage { slug path offer }
`;
