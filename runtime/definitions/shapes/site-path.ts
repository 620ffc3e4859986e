import { z } from 'zod';
import { sitePath } from '../../format/addresses';

/** A path of this site, as a definition names one: in the format site-path of schemas. */
export const sitePathText = z.string().regex(sitePath, 'This must be a path of this site. It begins with one slash, such as /programs.');
