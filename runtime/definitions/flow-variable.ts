/** How expressions name a flow of the application: `flows.signIn` for sign-in. */
export const flowVariable = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
