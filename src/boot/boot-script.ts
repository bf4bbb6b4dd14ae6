import { headerScrollThreshold } from "../theme";
import { counterScript } from "./counter-script";

/** Milliseconds after the page has been read, at most, before React's scripts are fetched. */
const latestStart = 2000;

/**
 * Runs in each page before anything is drawn, and before or without React, so that a page which opens
 * already scrolled, or whose scripts are slow or fail, looks right at once. It sets three flags for the styles:
 * - `data-scrolled` on <html> while the page is scrolled by more than the header's threshold;
 * - `data-failed` on each photo that could not be loaded;
 * - `data-bare` on <html> once an error keeps React from starting, so that the page is laid out
 *   as it would be without scripts, and its header works.
 * It removes a hash that can't be decoded from the address, before Gatsby tries to decode it.
 * Before the page is printed it also puts the page's address and the date into `data-printed` on <body>.
 *
 * It starts the scripts of Gatsby and React, which wait in the template `scripts`, once the photo of the first screen
 * has been painted, so that they hold back neither text nor photo: at the latest after `latestStart`, and at once if a
 * visitor touches the page or presses a key. What they would ask for one after the other, the page's own script and
 * its data, is fetched beside them, but for `develop`, where Gatsby names no files. Which button was pressed before
 * they could act is kept for `window.takeEarlyClick()`, until the next press or key, or a focus elsewhere.
 */
export const bootScript = `(function(){
var root=document.documentElement,wanted,started,early,react;
function mark(){root.toggleAttribute("data-scrolled",window.scrollY>${headerScrollThreshold})}
addEventListener("scroll",mark,{passive:true});
addEventListener("pageshow",mark);
function readable(){try{decodeURI(location.hash)}catch(error){history.replaceState(history.state,"",location.pathname+location.search)}}
addEventListener("popstate",readable);
function bare(){if(!performance.getEntriesByName("onInitialClientRender").length)root.setAttribute("data-bare","")}
addEventListener("error",function(event){
var target=event.target;
if(target instanceof HTMLImageElement)target.setAttribute("data-failed","");
else if(target===window||target instanceof HTMLScriptElement)bare()
},true);
addEventListener("unhandledrejection",bare);
addEventListener("beforeprint",function(){
document.body.dataset.printed=location.href+" · "+new Date().toLocaleDateString("en-IN",{dateStyle:"long"})
});
function start(){
wanted=true;
if(started||document.readyState==="loading")return;
started=true;
document.body.append(document.getElementById("scripts").content);
var page=window.pagePath.replaceAll("/","")||"index",files=JSON.parse(window.___chunkMapping||"{}")["component---src-pages-"+page+"-tsx"];
files&&files.concat("/page-data/app-data.json","/page-data/"+page+"/page-data.json").forEach(function(file){
var link=document.createElement("link");
if(/json$/.test(file)){link.rel="preload";link.as="fetch";link.crossOrigin=""}
else link.rel="prefetch";
link.href=new URL("."+file,document.scripts[document.scripts.length-1].src);
document.head.append(link)
})
}
function press(event){early=event.type==="click"&&!react&&event.target.closest("button")||undefined}
["click","pointerdown","keydown","focusin"].forEach(function(type){addEventListener(type,press,true)});
window.takeEarlyClick=function(){react=true;return function(){return early}};
function startPainted(){requestAnimationFrame(function(){setTimeout(start)})}
function startAfter(event){if(event.target.loading==="eager")startPainted()}
document.addEventListener("load",startAfter,true);
addEventListener("load",startPainted);
addEventListener("pointerdown",start,true);
addEventListener("keydown",start,true);
document.addEventListener("DOMContentLoaded",function(){if(wanted)start();else setTimeout(start,${latestStart})});
${counterScript}
readable();
mark()
})()`.replaceAll("\n", "");
