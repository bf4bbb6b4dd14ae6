import { headerScrollThreshold } from "../theme";

/**
 * Runs in each page before anything is drawn, and before or without React, so that a page which opens
 * already scrolled, or whose scripts are slow, is right at once. It keeps two flags for the styles:
 * - `data-scrolled` on <html> while the page is scrolled by more than the header's threshold;
 * - `data-failed` on each picture that could not be loaded.
 * Before the page is printed it also puts the page's address and the date into `data-printed` on <body>.
 */
export const bootScript = `(function(){
var root=document.documentElement;
function mark(){root.toggleAttribute("data-scrolled",window.scrollY>${headerScrollThreshold})}
addEventListener("scroll",mark,{passive:true});
addEventListener("pageshow",mark);
addEventListener("error",function(event){
var target=event.target;
if(target instanceof HTMLImageElement)target.setAttribute("data-failed","")
},true);
addEventListener("beforeprint",function(){
document.body.dataset.printed=location.href+" · "+new Date().toLocaleDateString("en-IN",{dateStyle:"long"})
});
mark()
})()`.replaceAll("\n", "");
