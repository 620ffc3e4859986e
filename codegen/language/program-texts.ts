import listed from '../../schemas/generated/program-texts.json';

/** The texts of the program itself, each with the file in which it stands. Written by `npm run generate`. */
export const programTexts: readonly { at: string; text: string }[] = listed;
