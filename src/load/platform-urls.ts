// The setting may have a path: everything on the platform is below it.
const base = import.meta.env.PLATFORM.replace(/\/*$/, "/");

/** The sign-in page of the account platform. */
export const signInUrl = new URL("sign-in", base).href;

/** The platform's registration page for a plan: 1, 2 or 3. */
export function getRegisterUrl(plan?: number): string {
  const url = new URL("register", base);
  if (plan) url.searchParams.set("plan", String(plan));
  return url.href;
}
