import { checkCallInput, findCall } from '../calls';
import { reportUnknown } from '../check';
import { follow, namesOf } from '../schema-path';
import { checkText } from '../texts';
import type { CheckOf } from './check-of';

/** The call exists, and the file stands in its answer where it is said to. */
export const checkDownload: CheckOf<'download'> = (check, path, { download, input, fileName, content }, place) => {
  const operation = findCall(check, [...path, 'download'], download);
  checkCallInput(check, [...path, 'input'], operation, input, place);
  const found = content === undefined ? 'unknown' : follow(operation?.answer, namesOf(content));
  if (found !== 'unknown' && 'missing' in found) reportUnknown(check, 'unknown-property', [...path, 'content'], 'property', found.missing, found.among);
  checkText(check, [...path, 'fileName'], fileName, place);
};
