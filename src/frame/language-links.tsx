import { Link } from "gatsby";
import { use } from "react";
import { languageOf, languages } from "../lib/languages";
import { FrameLanguage } from "./frame-language";
import { useNavigation } from "./use-navigation";

/** The page for parents in each language, by the language's own name; renders nothing if there is only one. */
export function LanguageLinks({ currentPath }: { readonly currentPath: string }) {
  const { parents } = useNavigation();
  const words = use(FrameLanguage);
  if (parents.length < 2) return null;
  const isForParents = parents.some(({ path }) => path === currentPath);
  return (
    <ul className="frame-languages" aria-label={words.languages}>
      {parents.map(({ slug, path, language, title }) => {
        const { lang } = languages[languageOf(slug)];
        // Outside the pages for parents, "English" would seem to lead to the present page in English.
        const name = slug === "en" && !isForParents ? title : language;
        const current = path === currentPath ? ("page" as const) : undefined;
        return (
          <li key={path}>
            <Link to={path} lang={lang} hrefLang={lang} aria-current={current}>
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
