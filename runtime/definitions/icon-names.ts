/** The pictures that definitions may name; runtime/screen/icons.ts draws them. */
export const iconNames = [
  'add',
  'calendar',
  'chat',
  'copy',
  'delete',
  'devices',
  'education',
  'expand',
  'gift',
  'heart',
  'help',
  'home',
  'menu',
  'news',
  'person',
  'refresh',
  'reports',
  'reset',
  'settings',
  'sign-out',
] as const;
export type IconName = (typeof iconNames)[number];
