/** One message of the channel. */
import { InteractionType, MessageType } from 'discord-api-types/v10';
import { html, LitElement, nothing } from 'lit';
import type { PlaygroundMessage, PlaygroundState } from '../../user-side.ts';
import { baseStyles, icon } from '../look.ts';
import { COMPONENTS_V2, EPHEMERAL, type Held, hasFlag, LOADING, type Wait } from '../state/model.ts';
import { drawText, type Names, plainLine, textStyles } from '../text/draw.ts';
import { moment } from '../text/live-time.ts';
import { localUrl } from './media.ts';
import { drawFiles, fileStyles } from './message-files.ts';
import './message-embed.ts';
import './message-parts.ts';
import { messageStyles } from './message-styles.ts';

/** Asks the pane for something that is no press: to put an ephemeral message away, to open a thread. */
export class Ask extends CustomEvent<{ readonly what: 'dismiss' | 'open'; readonly id: string }> {
  constructor(what: 'dismiss' | 'open', id: string) {
    super('ask', { detail: { what, id }, bubbles: true, composed: true });
  }
}

class ChatMessage extends LitElement {
  static override readonly properties = {
    held: {},
    names: {},
    server: {},
    wait: {},
    grouped: { type: Boolean, reflect: true },
  };
  static override readonly styles = [baseStyles, textStyles, fileStyles, messageStyles];
  declare held: Held;
  declare names: Names;
  declare server: PlaygroundState | null;
  declare wait: Wait | undefined;
  /** Of the same author as the one above, and soon after it. */
  declare grouped: boolean;

  constructor() {
    super();
    this.grouped = false;
  }

  override render() {
    const { message } = this.held;
    const { names } = this;
    if (message.type === MessageType.ThreadCreated) return this.#system(message);
    const me = message.mentions.some(({ id }) => id === names.me);
    const ephemeral = hasFlag(message, EPHEMERAL);
    const author = nameOf(message, names);
    const classes = `message ${me ? 'mentions' : ''} ${ephemeral ? 'private' : ''}`;
    const said = new Date(message.timestamp).getTime();
    return html`<article class=${classes} aria-label="${author}, ${moment(said, 't', names.locale)}${me ? ', mentions you' : ''}">
      ${this.#above(message)}
      ${
        this.grouped
          ? html`<time class="side">${moment(said, 't', names.locale)}</time>`
          : avatar(this.server?.users.find(({ id }) => id === message.author.id)?.avatarUrl, author)
      }
      <div class="body">
        ${
          this.grouped
            ? nothing
            : html`<header>
                <span class="author">${author}</span>
                ${message.author.bot === true ? html`<span class="app">APP</span>` : nothing}
                <time datetime=${message.timestamp} title=${moment(said, 'F', names.locale)}>${moment(said, 't', names.locale)}</time>
              </header>`
        }
        ${this.#content(message)}
        ${this.wait?.failure ? html`<div class="failed" role="alert">${this.wait.failure}</div>` : nothing}
        ${
          ephemeral
            ? html`<div class="only">
                ${icon('eye', 14)} Only you can see this ·
                <button @click=${() => this.dispatchEvent(new Ask('dismiss', message.id))}>Dismiss message</button>
              </div>`
            : nothing
        }
      </div>
    </article>`;
  }

  #content(message: PlaygroundMessage) {
    const { names } = this;
    const thinking = hasFlag(message, LOADING);
    const edited = message.edited_timestamp !== null;
    const parts = message.components ?? [];
    return html`
      ${thinking ? html`<div class="thinking"><span class="dots"><i></i><i></i><i></i></span>${nameOf(message, names)} is thinking…</div>` : nothing}
      ${
        message.content === '' || thinking
          ? nothing
          : html`<div class="text ${edited ? 'changed' : ''}">${drawText(message.content, names)}${edited ? drawEdited(message, names) : nothing}</div>`
      }
      ${hasFlag(message, COMPONENTS_V2) ? nothing : drawFiles(message.attachments)}
      ${message.embeds.map((embed) => html`<message-embed .embed=${embed} .names=${names}></message-embed>`)}
      ${
        parts.length === 0
          ? nothing
          : html`<message-parts
              .message=${message.id}
              .components=${parts}
              .names=${names}
              .server=${this.server}
              .wait=${this.wait}
            ></message-parts>`
      }
      ${
        message.thread === undefined
          ? nothing
          : html`<button class="thread" @click=${() => this.dispatchEvent(new Ask('open', message.thread?.id ?? ''))}>
              ${icon('thread', 18)} ${message.thread.name}
            </button>`
      }
    `;
  }

  /** Which command or message this one answers. */
  #above(message: PlaygroundMessage) {
    const answered = message.referenced_message;
    if (answered) {
      return html`<div class="above">${icon('reply', 16)} <b>@${nameOf(answered, this.names)}</b> <span class="quoted">${plainLine(answered.content, this.names)}</span></div>`;
    }
    const used = commandOf(message);
    if (used === null || this.grouped) return nothing;
    const picture = this.server?.users.find(({ id }) => id === used.user)?.avatarUrl;
    const name = this.names.user(used.user) ?? 'Somebody';
    return html`<div class="above">
      ${icon('reply', 16)}
      ${picture === undefined ? nothing : html`<img src=${localUrl(picture) ?? ''} alt="" />`}
      <b>${name}</b> used ${used.name === null ? 'a command' : html`<span class="used">/${used.name}</span>`}
    </div>`;
  }

  #system(message: PlaygroundMessage) {
    const open = () => this.dispatchEvent(new Ask('open', message.message_reference?.channel_id ?? ''));
    return html`<article class="system">
      ${icon('thread', 18)} <b>${nameOf(message, this.names)}</b> started a thread: <button @click=${open}>${message.content}</button>
    </article>`;
  }
}

function nameOf(message: PlaygroundMessage, names: Names): string {
  return names.user(message.author.id) ?? message.author.global_name ?? message.author.username;
}

function drawEdited({ edited_timestamp }: PlaygroundMessage, { locale }: Names) {
  const title = `Edited ${moment(Date.parse(edited_timestamp ?? ''), 'F', locale)}`;
  return html` <span class="edited" title=${title}>(edited)</span>`;
}

function avatar(url: string | undefined, name: string) {
  const src = localUrl(url);
  if (src === null) return html`<span class="avatar" aria-hidden="true">${name.slice(0, 1)}</span>`;
  return html`<img class="avatar" src=${src} alt="" loading="lazy" />`;
}

/** Who used which command to bring a message about; null for messages that answer none. */
function commandOf(
  message: PlaygroundMessage,
): { readonly user: string; readonly name: string | null } | null {
  const data = message.interaction_metadata;
  if (data === undefined || data.type !== InteractionType.ApplicationCommand) return null;
  return { user: data.user.id, name: 'name' in data && typeof data.name === 'string' ? data.name : null };
}

customElements.define('chat-message', ChatMessage);
