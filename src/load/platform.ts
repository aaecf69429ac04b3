// The setting may hold a path: what stands on the platform's host is found below it.
const base = import.meta.env.PLATFORM.replace(/\/*$/, "/");

/** The sign-in page of the account platform. */
export const signInUrl = new URL("sign-in", base).href;

/** The platform's registration for a plan: 1, 2 or 3. */
export function registerUrl(plan?: number): string {
  const url = new URL("register", base);
  if (plan) url.searchParams.set("plan", String(plan));
  return url.href;
}
