/** What sentences are, as types: the keys, the holes in each, and what a language has to fill. */
import type { en } from './en.ts';

export type Key = keyof typeof en;

/** The names of the holes in a key's sentence. */
export type HolesOf<K extends Key> = Holes<(typeof en)[K]>;

/**
 * A language's sentences: every key of English and no other, each text with every hole of the English one. That a text
 * has no hole besides them is beyond a type; the tests look for it.
 */
export type Sentences = { readonly [K in Key]: TextWith<HolesOf<K>> };

type Holes<Text extends string> = Text extends `${string}{{${infer Hole}}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

type TextWith<Hole extends string> = [Hole] extends [never] ? string : All<Around<Hole>>;

/** A function for each hole, so that `All` can demand them together: a plain union would be content with one of them. */
type Around<Hole extends string> = Hole extends string
  ? (text: `${string}{{${Hole}}}${string}`) => void
  : never;

type All<Each> = [Each] extends [(text: infer Text) => void] ? Text : never;
