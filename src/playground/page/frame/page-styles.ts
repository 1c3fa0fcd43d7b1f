/** How the page is laid out, wide and on a phone. */
import { css } from 'lit';

export const pageStyles = css`
  .page {
    position: relative;
    display: flex;
    height: 100%;
    overflow: hidden;
  }
  .starting {
    display: grid;
    place-content: center;
    height: 100%;
    color: var(--muted);
  }
  main {
    flex: 1;
    min-width: 0;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    grid-template-areas: 'head' 'banner' 'panes';
    background: var(--bg);
  }
  header {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 48px;
    padding: 0 8px 0 16px;
    border-bottom: 1px solid var(--line);
  }
  h1 {
    flex: 1;
    min-width: 0;
    margin: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 16px;
    color: var(--strong);
  }
  h1 svg {
    color: var(--faint);
    flex: none;
  }
  h1 span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .tools {
    display: flex;
  }
  .tool {
    display: grid;
    place-content: center;
    width: 40px;
    height: 40px;
    border-radius: 8px;
    color: var(--muted);
  }
  .tool:hover {
    color: var(--strong);
    background: var(--bg-hover);
  }
  .tool[aria-pressed='true'] {
    color: var(--strong);
    background: var(--bg-pick);
  }
  .banner {
    grid-area: banner;
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 12px;
    padding: 8px 16px;
    background: #b06d00;
    color: #fff;
    font-size: 14px;
    font-weight: 550;
  }
  .bad {
    background: var(--red-hover);
  }
  .panes {
    grid-area: panes;
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
  }
  channel-pane + channel-pane {
    border-inline-start: 2px solid var(--bg-deep);
  }
  .only-phone,
  .shade {
    display: none;
  }
  log-pane {
    flex: none;
  }
  @media (max-width: 900px) {
    .only-wide {
      display: none;
    }
    channel-pane + channel-pane {
      display: none;
    }
  }
  @media (max-width: 640px) {
    header {
      padding: 0 4px;
    }
    .tool {
      width: 44px;
      height: 44px;
    }
    .only-phone {
      display: grid;
    }
    side-bar {
      position: absolute;
      inset: 0 auto 0 0;
      width: min(300px, 84vw);
      z-index: 9;
      transform: translateX(-102%);
      visibility: hidden;
      transition: transform 0.18s, visibility 0.18s;
    }
    .menu side-bar {
      transform: none;
      visibility: visible;
    }
    .menu .shade {
      display: block;
      position: absolute;
      inset: 0;
      z-index: 8;
      background: rgb(0 0 0 / 0.5);
    }
  }
`;
