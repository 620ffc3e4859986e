/** What a widget is given of which its test says nothing. */
export const usualProperties = { label: 'Example', schema: {}, options: {}, required: false, disabled: false, readonly: false } as const;
