/** A notification of which nothing has been said yet: for everybody, and off. */
export const emptyNotification = {
  LanguageCode: 'en' as const,
  Roles: [],
  Regions: [],
  Locations: [],
  ProceedAfterDeclineAllowed: false,
  IsDefault: false,
  IsEnabled: false,
  LastResetDate: null,
};
