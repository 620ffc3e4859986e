/** The roles that the tests of addresses go through, in their order. */
export const everyone = ['participant', 'coach', 'support', 'administrator'] as const;
export type Role = (typeof everyone)[number];
/** Somebody of each. */
export const who = {
  participant: 'pat@lakeside.example',
  coach: 'coach@lakeside.example',
  support: 'support@lakeside.example',
  administrator: 'admin@lakeside.example',
};
export const staff: readonly Role[] = ['coach', 'support', 'administrator'];
