/** How a select menu looks. */
import { css } from 'lit';

export const menuStyles = css`
  :host {
    display: block;
    width: min(400px, 100%);
  }
  .box {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    width: 100%;
    min-height: 42px;
    padding: 8px 12px;
    text-align: start;
    background: var(--bg-deep);
    border: 1px solid var(--line);
    border-radius: 8px;
    font-size: 15px;
  }
  .box:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  .value {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .empty {
    color: var(--muted);
  }
  #list {
    position: fixed;
    inset: var(--top) auto var(--bottom) var(--left);
    width: var(--width);
    max-height: min(320px, var(--room));
    overflow-y: auto;
    margin: 0;
    padding: 4px;
    color: var(--text);
    background: var(--bg-float);
    border: 1px solid var(--line);
    border-radius: 8px;
    box-shadow: var(--shadow);
  }
  .pick {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 10px;
    border-radius: 6px;
    cursor: pointer;
    font-size: 15px;
  }
  .pick.active {
    background: var(--bg-pick);
  }
  .words {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  small {
    color: var(--muted);
  }
  .tick {
    width: 20px;
    height: 20px;
    border-radius: 50%;
    border: 2px solid var(--faint);
    display: grid;
    place-content: center;
    font-size: 12px;
    line-height: 1;
  }
  .square {
    border-radius: 5px;
  }
  [aria-selected='true'] .tick {
    background: var(--brand);
    border-color: var(--brand);
    color: #fff;
  }
  .done {
    position: sticky;
    bottom: 0;
    width: 100%;
    padding: 9px;
    margin-top: 4px;
    border-radius: 6px;
    background: var(--brand);
    color: #fff;
    font-weight: 600;
    font-size: 14px;
  }
  @media (max-width: 640px) {
    #list {
      inset: auto 8px 8px 8px;
      width: auto;
      max-height: 60dvh;
    }
    .pick {
      min-height: 44px;
    }
  }
`;
