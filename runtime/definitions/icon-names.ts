/** The icons that have a short name, and come with the page; runtime/screen/icons.ts draws them. */
export const iconNames = [
  'add',
  'back',
  'calendar',
  'chat',
  'close',
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
  'print',
  'refresh',
  'remove',
  'reports',
  'reset',
  'search',
  'settings',
  'sign-out',
  'timeline',
] as const;
export type IconName = (typeof iconNames)[number];

/** Whether a name could be one of Material's own, such as DirectionsBike. */
export const isMaterialName = (name: string): boolean => /^[A-Z][A-Za-z0-9]*$/.test(name);

/** Where an icon of Material's stands. */
export const iconAddress = (name: string): string => `/definitions/icons/${name}.svg#icon`;
