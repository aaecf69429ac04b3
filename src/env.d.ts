interface ImportMetaEnv {
  /**
   * Address of the account platform, from the setting PLATFORM_URL. Named apart from it: Astro gives
   * a variable of the environment, an empty one too, precedence over a definition of its name.
   */
  readonly PLATFORM: string;
  /** Where the files of the base map are. */
  readonly BASE_MAP: import("#contract/base-map").BaseMapFiles;
}

declare namespace Astro {
  interface ClientDirectives {
    /** See src/islands/recovery/recoverable.ts. */
    "client:recoverable"?: boolean | { rootMargin: string };
  }
}
