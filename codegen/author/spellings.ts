/** A name such as `power-meter` as that of a type: `PowerMeter`. */
export const pascalCase = (name: string): string => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A name such as `power-meter` as that of a variable: `powerMeter`. */
export const camelCase = (name: string): string => pascalCase(name).replace(/^./, (letter) => letter.toLowerCase());
