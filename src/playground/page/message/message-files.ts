/** The attachments of a message: pictures as pictures, everything else as files to save. */
import type { APIAttachment } from 'discord-api-types/v10';
import { css, html, nothing } from 'lit';
import { icon } from '../look.ts';
import { bytesInWords, DESKTOP_FRAME, localUrl, type Size } from './media.ts';
import './picture-view.ts';

const HALF: Size = { width: 272, height: 272 };

export function drawFiles(files: readonly APIAttachment[]) {
  if (files.length === 0) return nothing;
  const frame = files.length > 1 ? HALF : DESKTOP_FRAME;
  return html`<div class=${files.length > 1 ? 'files several' : 'files'}>${files.map((file) => drawFile(file, frame))}</div>`;
}

function drawFile(file: APIAttachment, frame: Size) {
  const src = localUrl(file.url) ?? '#';
  const { width, height } = file;
  if (file.content_type?.startsWith('image/') && width && height) {
    const spoiler = file.filename.startsWith('SPOILER_');
    const picture = { src, alt: file.description ?? '', width, height, spoiler };
    return html`<picture-view .picture=${picture} .frame=${frame}></picture-view>`;
  }
  return html`<a class="file" href=${src} download=${file.filename} aria-label="Save ${file.filename}, ${bytesInWords(file.size)}">
    ${icon('file', 28)}
    <span><b>${file.filename}</b><small>${bytesInWords(file.size)}</small></span>
  </a>`;
}

export const fileStyles = css`
  .files {
    display: grid;
    gap: 4px;
    margin-top: 6px;
    max-width: 100%;
    justify-items: start;
  }
  .several {
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), max-content));
  }
  .file {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 10px 14px;
    width: min(420px, 100%);
    background: var(--bg-side);
    border: 1px solid var(--line);
    border-radius: 8px;
  }
  .file span {
    display: grid;
    min-width: 0;
  }
  .file b {
    font-weight: 500;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .file small {
    color: var(--muted);
  }
`;
