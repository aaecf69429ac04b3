interface ImportMetaEnv {
  /**
   * URL of the account platform, from the setting PLATFORM_URL. It has another name, because Astro prefers an
   * environment variable, even an empty one, to a definition of the same name.
   */
  readonly PLATFORM: string;
  /** Where the files of the base map are. */
  readonly BASE_MAP: import("#contract/base-map.ts").BaseMapFiles;
}

declare namespace Astro {
  interface ClientDirectives {
    /** See src/islands/recovery/recoverable.ts. */
    "client:recoverable"?: boolean | { rootMargin: string };
  }
}
