export interface EditSettings {
  readonly repo: string;
  readonly branch: string;
  /** Service for signing in with GitHub; without one editors use a token of their own. */
  readonly signIn?: string;
}

/** Undefined without `EDIT_REPO`: then there is no editor. @throws Error when one of its settings is invalid */
export function editSettings(env: NodeJS.ProcessEnv): EditSettings | undefined {
  const { EDIT_REPO: repo, EDIT_BRANCH: branch, EDIT_AUTH_URL: signIn } = env;
  if (!repo) return undefined;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repo)) throw new Error(`EDIT_REPO is "${repo}", expected owner/name`);
  if (signIn && !/^https:\/\/[^/]+$/.test(signIn))
    throw new Error(`EDIT_AUTH_URL is "${signIn}", expected https://… without a path`);
  return { repo, branch: branch || "main", ...(signIn ? { signIn } : {}) };
}
