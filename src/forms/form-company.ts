/** What a form says about the company: the ways to reach it without the form. */
export interface FormCompany {
  readonly phone: string;
  readonly email: string;
  readonly chat: { readonly number: string };
}
