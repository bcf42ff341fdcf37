// A page made with jQuery: .on('change') on each cell.
import $ from 'jquery';
import { mountTable, takeEntry } from './inputs.js';
import { startPage } from './start.js';

function listen(input) {
  $(input).on('change', function () {
    takeEntry(this, listen);
  });
}

window.jQuery = $;
startPage(mountTable(listen));
