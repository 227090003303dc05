import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { frameWordsOf } from "../frame/frame-language";
import { Layout } from "../frame/layout";

interface WrapArguments {
  readonly element: ReactNode;
  readonly props: { readonly location: { readonly pathname: string }; readonly pageContext: unknown };
}

function titleOf(context: unknown): string | undefined {
  return typeof context === "object" && context !== null && "title" in context
    ? String(context.title)
    : undefined;
}

export function wrapPageElement({
  element,
  props,
}: (WrapPageElementBrowserArgs | WrapPageElementNodeArgs) & WrapArguments): ReactElement {
  const path = props.location.pathname.replace(/(.)\/$/, "$1");
  return (
    <Layout currentPath={path} pageTitle={titleOf(props.pageContext)} words={frameWordsOf(props.pageContext)}>
      {element}
    </Layout>
  );
}
