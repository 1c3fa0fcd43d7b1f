/** The shapes of values that outside data of every game shares. */
import { z } from 'zod';

export const seatShape = z.literal([0, 1, 2, 3, 4, 5]);

export const faceShape = z.literal([1, 2, 3, 4, 5, 6], { error: 'a face is a number from 1 to 6' });

/** A list of different faces, one at least. */
export const facesShape = z
  .array(faceShape, { error: 'must be a list of faces' })
  .min(1, 'must name at least one face')
  .refine((list) => new Set(list).size === list.length, 'names a face twice');

/** A seat with the place awarded to it. */
export const placeShape = z.tuple([seatShape, z.int().min(1)]).readonly();

/** An object with the fields of `later` that it lacks; any other value as it is. */
export function filledWith(later: object): (value: unknown) => unknown {
  return (value) => (typeof value === 'object' && value !== null ? { ...later, ...value } : value);
}
