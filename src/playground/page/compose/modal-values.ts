/** What somebody filled into a dialog, as the server wants it. */
import type { SendModal } from '../../user-side.ts';

/** Lists for what takes several (marked `data-many`), yes or no for a single box (`data-flag`), text for the rest. */
export function modalValues(form: HTMLFormElement): SendModal['values'] {
  const values: Record<string, string | readonly string[] | boolean> = {};
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      values[field.name] = [...field.selectedOptions]
        .map(({ value }) => value)
        .filter((value) => value !== '');
    } else if (field instanceof HTMLTextAreaElement) values[field.name] = field.value;
    else if (field instanceof HTMLInputElement) {
      const before = values[field.name];
      if (field.dataset.flag !== undefined) values[field.name] = field.checked;
      else if (field.dataset.many !== undefined) {
        const list = Array.isArray(before) ? before : [];
        values[field.name] = field.checked ? [...list, field.value] : list;
      } else if (field.type === 'radio') {
        if (field.checked) values[field.name] = field.value;
      } else values[field.name] = field.value;
    }
  }
  return values;
}
