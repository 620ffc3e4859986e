import type { ImageCropOptions } from '../../schemas/generated/widgets';
import { acceptFiles } from '../file-upload/accept-files';

const usualTypes = ['.png', '.jpg', '.jpeg', '.gif', '.webp'];

/** The endings that may be chosen. */
export const permittedTypes = ({ types }: ImageCropOptions): string[] => types ?? usualTypes;

/** Why a chosen file is not taken; nothing when it is. */
export const faultOfPicture = (file: { name: string; type: string; size: number }, options: ImageCropOptions): string | undefined => {
  const { sizeLimit, wrongTypeText, tooLargeText } = options;
  return acceptFiles([], [file], { types: permittedTypes(options), ...withoutGaps({ sizeLimit, wrongTypeText, tooLargeText }) }).refused[0]?.message;
};

const withoutGaps = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
