import type { Forms } from "./collections";
import type { EditSettings } from "./settings";

/** Other companies' libraries of pictures and files: all of them are off. */
const NO_LIBRARIES = {
  stock_assets: false,
  cloudinary: false,
  uploadcare: false,
  aws_s3: false,
  azure_blob_storage: false,
  cloudflare_r2: false,
  digitalocean_spaces: false,
  backblaze_b2: false,
  bunny_storage: false,
  scaleway_object_storage: false,
  supabase_storage: false,
} as const;

/** Title of the editor's page, in the browser and where somebody signs in. */
export const EDITOR_TITLE = "Edit the site";

/**
 * The configuration of Sveltia CMS. Every change is a draft, a pull request that another person merges.
 * @param siteUrl address of the site, without a slash at its end
 */
export function editorConfig(
  { singletons, collections }: Forms,
  { repo, branch, signIn }: EditSettings,
  siteUrl: string,
) {
  return {
    load_config_file: false,
    backend: {
      name: "github",
      repo,
      branch,
      ...(signIn ? { base_url: signIn } : { auth_methods: ["token"] }),
    },
    publish_mode: "editorial_workflow",
    site_url: siteUrl,
    app_title: EDITOR_TITLE,
    media_folder: "/content/images",
    public_folder: "/images",
    media_libraries: { default: { config: { slugify_filename: true } }, ...NO_LIBRARIES },
    show_preview_links: false,
    editor: { preview: false },
    collections,
    singletons,
  };
}
