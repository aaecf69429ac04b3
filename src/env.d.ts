interface ImportMetaEnv {
  /** Origin of the account platform, from the setting of that name. */
  readonly PLATFORM_URL: string;
  /** Where the files of the base map are. */
  readonly BASE_MAP: import("#contract/base-map").BaseMapFiles;
}
