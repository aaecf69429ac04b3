interface ImportMetaEnv {
  /** Origin of the account platform, from the setting of that name. */
  readonly PLATFORM_URL: string;
}
