import type { InvalidText } from '../sudoku/formats/reading.ts';
import { translate } from './translate.ts';

/** @returns why a text is no puzzle, and where, in the player's words */
export function describeRefusal(reason: InvalidText): string {
  switch (reason.kind) {
    case 'wrong-length':
      return reason.length === 0
        ? translate('textEmpty')
        : translate('textWrongLength', String(reason.length));
    case 'unknown-character':
      return translate('textUnknownCharacter', reason.character, String(reason.at + 1));
    case 'wrong-row':
      return translate('textWrongRow', String(reason.row), String(reason.length));
    case 'uneven-groups':
      return translate('textUnevenGroups');
    case 'mixed-blanks':
      return translate('textMixedBlanks');
    case 'several-boards':
      return translate('textSeveralBoards');
    case 'not-closed':
      return translate('textNotClosed', reason.format);
    case 'no-board':
      return translate('textNoBoard', reason.format);
    case 'unsupported':
      return translate('textUnsupported', reason.format);
    default:
      return reason satisfies never;
  }
}
