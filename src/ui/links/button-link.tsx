import { type GatsbyLinkProps, Link } from "gatsby";
import { type ButtonStyleOptions, buttonStyle } from "./button-style";

interface ButtonLinkProps extends Omit<GatsbyLinkProps<unknown>, "ref">, ButtonStyleOptions {}

export const ButtonLink = ({ look, isSmall, ...props }: ButtonLinkProps) => (
  <Link {...props} css={buttonStyle({ look, isSmall })} />
);

interface ContentButtonProps extends ButtonStyleOptions {
  readonly link: { readonly path: string; readonly label: string };
}

export const ContentButton = ({ link: { path, label }, ...look }: ContentButtonProps) => (
  <ButtonLink to={path} {...look}>
    {label}
  </ButtonLink>
);
