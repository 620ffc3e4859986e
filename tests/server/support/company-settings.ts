/** The sections of company settings, each with a change of what the demo has, and the requirements that it shows. */
export const sections: { section: string; change: Record<string, unknown>; own: string }[] = [
  {
    section: 'general',
    change: { DisplayName: 'Lakeside', PreferredLanguage: 'es-419', UsePartnerSettings: false },
    own: 'C-company-settings-40 C-company-settings-41',
  },
  {
    section: 'biometrics',
    change: { ShownMeasures: ['Weight'], ScreeningValidDays: 90, UsePartnerSettings: false },
    own: 'C-company-settings-36 C-company-settings-37',
  },
  { section: 'branding', change: { BrandingColor: '#123456', UsePartnerSettings: false }, own: 'C-company-settings-38 C-company-settings-39' },
  {
    section: 'support',
    change: { Title: 'The desk', SupportEmailAddress: 'desk@lakeside.example', UsePartnerSettings: false },
    own: 'C-company-settings-42 C-company-settings-43',
  },
  { section: 'time', change: { TimeZone: 'Europe/Paris', TimeFormat: '24Hour', WeekStartDay: 'Monday' }, own: 'C-company-settings-44 C-company-settings-45' },
  { section: 'units', change: { HeightUnits: 'Centimeters', WeightUnits: 'Kilograms' }, own: 'C-company-settings-46 C-company-settings-47' },
];
