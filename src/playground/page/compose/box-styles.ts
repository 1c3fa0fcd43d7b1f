/** How the message box looks. */
import { css } from 'lit';

export const boxStyles = css`
  :host {
    display: block;
    padding: 0 16px 16px;
  }
  .box {
    position: relative;
    display: flex;
    align-items: flex-end;
    gap: 6px;
    min-height: 46px;
    padding: 4px 6px 4px 14px;
    background: var(--bg-box);
    border: 1px solid var(--line);
    border-radius: 10px;
  }
  textarea {
    flex: 1;
    min-width: 0;
    resize: none;
    border: 0;
    outline: 0;
    background: none;
    padding: 8px 0;
    max-height: 40dvh;
    field-sizing: content;
    line-height: 1.375;
    font-size: 16px;
  }
  ::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  textarea:focus-visible,
  .fields input:focus-visible {
    outline: 0;
  }
  textarea::placeholder {
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .box:focus-within {
    border-color: color-mix(in srgb, var(--link) 55%, transparent);
  }
  .fields {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    padding: 5px 0;
  }
  .command {
    padding: 3px 8px;
    border-radius: 6px;
    background: var(--mention-bg);
    color: var(--mention);
    font-weight: 600;
    white-space: nowrap;
  }
  .pill {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    border-radius: 6px;
    background: var(--bg-deep);
    border: 1px solid var(--line);
    overflow: hidden;
  }
  .pill > span {
    padding: 2px 8px;
    font-size: 14px;
    background: var(--bg-pick);
  }
  .pill:focus-within {
    border-color: var(--link);
  }
  .wrong,
  .wrong:focus-within {
    border-color: var(--error);
  }
  .fields input {
    border: 0;
    outline: 0;
    background: none;
    padding: 2px 8px;
    min-width: 0;
    font-size: 16px;
  }
  .tail {
    flex: 1 1 120px;
  }
  .send {
    display: grid;
    place-content: center;
    width: 36px;
    height: 36px;
    border-radius: 8px;
    color: var(--muted);
    flex: none;
  }
  .send:hover {
    color: var(--strong);
    background: var(--bg-pick);
  }
  .send.ready {
    background: var(--brand);
    color: #fff;
  }
  .above {
    position: absolute;
    left: 0;
    right: 0;
    bottom: calc(100% + 8px);
    display: grid;
    gap: 6px;
    z-index: 3;
  }
  .problem {
    justify-self: start;
    padding: 6px 10px;
    border-radius: 8px;
    font-size: 13px;
    background: var(--bg-float);
    border: 1px solid var(--error);
    color: var(--error);
    box-shadow: var(--shadow);
  }
  @media (max-width: 640px) {
    :host {
      padding: 0 8px max(8px, env(safe-area-inset-bottom));
    }
    .send {
      width: 44px;
      height: 44px;
    }
  }
`;
