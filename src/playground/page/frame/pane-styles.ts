/** How a pane looks. */
import { css } from 'lit';

export const paneStyles = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  .pane {
    position: relative;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    grid-template-columns: minmax(0, 1fr);
    height: 100%;
    background: var(--bg);
  }
  people-bar {
    border-bottom: 1px solid var(--line);
  }
  .welcome {
    padding: 24px 16px 4px;
  }
  .mark {
    display: grid;
    place-content: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: var(--bg-box);
    color: var(--strong);
  }
  h1 {
    margin: 12px 0 4px;
    font-size: 28px;
    line-height: 1.2;
    color: var(--strong);
  }
  p {
    margin: 0 0 8px;
    color: var(--muted);
  }
  .steps {
    display: grid;
    gap: 10px;
    max-width: 560px;
    margin: 18px 0 0;
    padding: 16px;
    list-style: none;
    counter-reset: step;
    background: var(--bg-side);
    border: 1px solid var(--line);
    border-radius: 12px;
  }
  .steps li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    padding-inline-start: 38px;
    position: relative;
    min-height: 28px;
    counter-increment: step;
  }
  .steps li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    top: 0;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: var(--bg-pick);
    display: grid;
    place-content: center;
    font-size: 13px;
    font-weight: 700;
  }
  .steps li:first-child::before {
    background: var(--brand);
    color: #fff;
  }
  .steps .action {
    min-height: 40px;
  }
  .below {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 22px;
    padding: 0 18px 4px;
    font-size: 13px;
    color: var(--muted);
  }
  .below span {
    flex: 1;
  }
  .next {
    color: var(--link);
  }
  .other {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 28px;
    padding: 2px 12px;
    border-radius: 14px;
    color: var(--turn);
    font-weight: 600;
    border: 1px solid currentColor;
    background: var(--turn-bg);
  }
  .other svg {
    transform: rotate(-90deg);
  }
  @media (max-width: 640px) {
    .below {
      padding: 0 10px 6px;
    }
    .other {
      min-height: 38px;
      border-radius: 19px;
    }
  }
  .locked {
    display: flex;
    gap: 8px;
    align-items: center;
    margin: 0 16px 16px;
    padding: 12px 14px;
    border-radius: 10px;
    background: var(--bg-box);
  }
  .unanswered {
    margin: 14px 16px 0;
    padding: 6px 12px;
    border-radius: 6px;
    background: var(--private-bg);
    box-shadow: inset 2px 0 0 var(--error);
  }
  .why {
    color: var(--error);
    font-size: 14px;
  }
  .only {
    display: flex;
    gap: 5px;
    align-items: center;
    font-size: 12px;
    color: var(--muted);
    margin-top: 4px;
  }
  .only button {
    color: var(--link);
  }
`;
