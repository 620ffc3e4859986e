// Written by "npm run generate" from the packages that schemas/settings names. Do not edit.
import type { WidgetRegistry } from '../../runtime/widget-contract';

/** The widgets that packages bring. */
export const packageWidgets: WidgetRegistry = {};
