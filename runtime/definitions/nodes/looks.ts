import { z } from 'zod';

export const tone = z.enum(['info', 'success', 'warning', 'error']).optional().describe('What it says by its colour and its sign.');

export const gap = z.enum(['none', 'small', 'medium', 'large']).optional().describe('The space between its parts.');
