import { stars } from './widgets/stars';

/** The widgets of this package, by the names that definitions use. */
export const widgets = { stars };
