import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { frameWordsOf } from "../frame/frame-language";
import { Layout } from "../frame/layout";
import { fieldOf } from "../lib/objects";

interface WrapArguments {
  readonly element: ReactNode;
  readonly props: { readonly location: { readonly pathname: string }; readonly pageContext: unknown };
}

function titleOf(context: unknown): string | undefined {
  const title = fieldOf(context, "title");
  return typeof title === "string" ? title : undefined;
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
