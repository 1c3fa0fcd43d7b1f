/** How a message looks. */
import { css } from 'lit';

export const messageStyles = css`
  :host {
    display: block;
    content-visibility: auto;
    contain-intrinsic-size: auto 72px;
    padding-top: 14px;
  }
  :host([grouped]) {
    padding-top: 0;
    contain-intrinsic-size: auto 26px;
  }
  .message {
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    column-gap: 16px;
    padding: 3px 16px;
  }
  .message:hover {
    background: var(--bg-hover);
  }
  .mentions {
    background: var(--turn-bg);
    box-shadow: inset 2px 0 0 var(--turn);
  }
  .private {
    background: var(--private-bg);
    box-shadow: inset 2px 0 0 var(--brand);
  }
  .avatar {
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--grey);
    color: #fff;
    display: grid;
    place-content: center;
    font-weight: 600;
    object-fit: cover;
  }
  .side {
    visibility: hidden;
    font-size: 11px;
    color: var(--muted);
    text-align: end;
    line-height: 22px;
    white-space: nowrap;
  }
  .message:hover .side {
    visibility: visible;
  }
  .body {
    min-width: 0;
  }
  header {
    display: flex;
    align-items: baseline;
    gap: 7px;
    line-height: 1.3;
  }
  .author {
    color: var(--strong);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .app {
    background: var(--brand);
    color: #fff;
    border-radius: 4px;
    padding: 1px 5px;
    font-size: 10px;
    font-weight: 700;
    align-self: center;
  }
  header time {
    color: var(--muted);
    font-size: 12px;
  }
  .changed > :is(.p, .subtext):nth-last-child(2) {
    display: inline;
  }
  .edited {
    color: var(--muted);
    font-size: 11px;
  }
  .above {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 5px;
    padding-inline-start: 30px;
    margin-bottom: 3px;
    font-size: 13px;
    color: var(--muted);
    white-space: nowrap;
    overflow: hidden;
  }
  .above svg {
    flex: none;
    color: var(--faint);
    margin-inline-end: 4px;
  }
  .above img {
    width: 18px;
    height: 18px;
    border-radius: 50%;
  }
  .above b {
    font-weight: 600;
    color: var(--text);
  }
  .quoted {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .used {
    color: var(--link);
  }
  .failed {
    color: var(--error);
    font-size: 13px;
    margin-top: 6px;
  }
  .only {
    display: flex;
    align-items: center;
    gap: 5px;
    flex-wrap: wrap;
    color: var(--muted);
    font-size: 12px;
    margin-top: 6px;
  }
  .only button,
  .system button {
    color: var(--link);
  }
  .only button:hover {
    text-decoration: underline;
  }
  .thinking {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--muted);
  }
  .dots {
    display: inline-flex;
    gap: 4px;
  }
  .dots i {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
    animation: beat 1.1s infinite;
  }
  .dots i:nth-child(2) {
    animation-delay: 0.15s;
  }
  .dots i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @keyframes beat {
    35% {
      opacity: 0.3;
    }
  }
  .thread {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-top: 6px;
    padding: 8px 12px;
    border-radius: 8px;
    background: var(--bg-side);
    border: 1px solid var(--line);
    font-weight: 600;
  }
  .system {
    padding: 3px 16px 3px 42px;
    color: var(--muted);
  }
  @media (max-width: 640px) {
    .message {
      column-gap: 12px;
      padding: 3px 12px;
    }
    .only button {
      padding: 8px 4px;
    }
  }
`;
