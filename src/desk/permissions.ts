/** What the bot must be allowed to do for a table, as Discord names it. */
export type Permission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'SendMessagesInThreads'
  | 'AttachFiles'
  | 'CreatePublicThreads';
