/** Screens that are one widget, each with the reason. At most five (design 2). */
export const singleWidgetScreens: Record<string, string> = {
  'schema-preview': 'A tool for authors: an editor and what it shows are one thing.',
};
