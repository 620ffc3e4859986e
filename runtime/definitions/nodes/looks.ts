import { z } from 'zod';

export const tone = z.enum(['info', 'success', 'warning', 'error']).optional().describe('The kind of message, shown by its color and icon.');

export const gap = z.enum(['none', 'small', 'medium', 'large']).optional().describe('The space between its parts.');
