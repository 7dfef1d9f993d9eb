// @ts-check

/** @type {Record<string, string>} */
const REASONS = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'nothing can be written there',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of the path is a file and no folder',
  EEXIST: 'it is a file and no folder',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENAMETOOLONG: 'the name is too long',
}

/**
 * Why a place takes no file or folder, without the names of system calls.
 * @param {NodeJS.ErrnoException} error
 */
export const whyNot = error => REASONS[error.code ?? ''] ?? error.message
